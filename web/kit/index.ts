/** The kit: everything a board or a page may draw with. No rules, no data, no words of its own. */

export {
  AuctionPanel,
  type AuctionPanelProps,
  type BidChoice,
  type Bidder,
  type BidderState,
} from './AuctionPanel.tsx';
export { type Aim, aimAt, IDLE, offered, pointedAt, press, stateOf, type Target } from './aim.ts';
export { Button, type ButtonKind, type ButtonProps, WhyMark } from './Button.tsx';
export type { BoardProps, BoardSeat, GameBoard, Option, SeatLine } from './board.ts';
export { CardFrame, type CardFrameProps } from './CardFrame.tsx';
export { Chronicle, type ChronicleEntry, type ChronicleProps } from './Chronicle.tsx';
export { Curtain, type CurtainProps } from './Curtain.tsx';
export { CREDITS, type Credit } from './credits.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { type LastPlace, useGlide } from './glide.ts';
export { type CardState, Hand, type HandCard, type HandProps } from './Hand.tsx';
export { ICON_NAMES, Icon, type IconName, type IconProps, Mark, Seal } from './Icon.tsx';
export { answersForm, type Form, type FormKind, formsOf, listOf } from './menus.ts';
export { PanZoom, type PanZoomProps } from './PanZoom.tsx';
export { CARD_ARCH, Patterns } from './Patterns.tsx';
export {
  type PaymentCost,
  type PaymentKind,
  PaymentPicker,
  type PaymentPickerProps,
  type PaymentSource,
  type PaymentUse,
} from './PaymentPicker.tsx';
export { CoverFrame, type CoverProps, Picture, type PictureProps } from './Picture.tsx';
export { Progress, type ProgressProps } from './Progress.tsx';
export {
  type PromptAnswer,
  PromptBar,
  type PromptBarProps,
  type PromptMood,
  type PromptUndo,
  WaitingMark,
} from './PromptBar.tsx';
export { RuleLinks, type RuleLinksProps } from './RuleLinks.tsx';
export { moveInRow, type Roving, type Spot, stepOnBoard, useRoving } from './roving.ts';
export { type ScoreCell, type ScoreLine, ScoreSheet, type ScoreSheetProps } from './ScoreSheet.tsx';
export {
  SeatBar,
  type SeatBarProps,
  SeatPanel,
  type SeatPanelProps,
  type SeatRow,
  type SeatScore,
} from './SeatPanel.tsx';
export { Segments, type SegmentsProps } from './Segments.tsx';
export { Select, type SelectProps } from './Select.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
export { Shield, ShieldMark, type ShieldMarkProps, type ShieldProps } from './Shield.tsx';
export { Stepper, type StepperProps } from './Stepper.tsx';
export { countOf, type Subset, type SubsetItem, SubsetPicker, type SubsetPickerProps } from './SubsetPicker.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { nameOf, seatOf, tinctureOf } from './seats.ts';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { Pips, type PipsProps, RuleId, Tag, type TagKind, type TagProps } from './Tag.tsx';
export { Tinted, type TintedProps } from './Tinted.tsx';
export { type ToastMessage, Toasts, type ToastsProps } from './Toast.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { type Fresh, type Told, told, useTelling, whenTold } from './telling.ts';
export { emblemInkOf, fillOf, TINCTURES, type Tincture } from './tincture.ts';
export { type Slip, WhyNot, type WhyNotProps } from './WhyNot.tsx';
