/** The kit: everything a board or a page may draw with. No rules, no data, no words of its own. */

export type {
  BoardFreedom,
  BoardProps,
  BoardQuestion,
  BoardSeat,
  GameBoard,
  MenuLine,
  Move,
  SeatLine,
  SoundName,
  Telling,
} from './board.ts';
export { CardFrame, type CardFrameProps } from './cards/CardFrame.tsx';
export { type CardState, Hand, type HandCard, type HandProps } from './cards/Hand.tsx';
export { CoverFrame, type CoverProps, Picture, type PictureProps } from './cards/Picture.tsx';
export { Button, type ButtonKind, type ButtonProps, WhyMark } from './controls/Button.tsx';
export { EmptyState, type EmptyStateProps } from './controls/EmptyState.tsx';
export { ICON_NAMES, Icon, type IconName, type IconProps, Mark, Seal } from './controls/Icon.tsx';
export { Progress, type ProgressProps } from './controls/Progress.tsx';
export { RuleLinks, type RuleLinksProps } from './controls/RuleLinks.tsx';
export { Segments, type SegmentsProps } from './controls/Segments.tsx';
export { Select, type SelectProps } from './controls/Select.tsx';
export { Stepper, type StepperProps } from './controls/Stepper.tsx';
export { Switch, type SwitchProps } from './controls/Switch.tsx';
export { type Tab, Tabs, type TabsProps } from './controls/Tabs.tsx';
export { Pips, type PipsProps, RuleId, Tag, type TagKind, type TagProps } from './controls/Tag.tsx';
export { type Cue, type Cues, cued, cueTimes, useCues } from './motion/cues.ts';
export { PanZoom, type PanZoomProps } from './motion/PanZoom.tsx';
export {
  AuctionPanel,
  type AuctionPanelProps,
  type BidChoice,
  type Bidder,
  type BidderState,
} from './panels/AuctionPanel.tsx';
export { Chronicle, type ChronicleEntry, type ChronicleProps } from './panels/Chronicle.tsx';
export {
  type PaymentCost,
  type PaymentKind,
  PaymentPicker,
  type PaymentPickerProps,
  type PaymentSource,
  type PaymentUse,
} from './panels/PaymentPicker.tsx';
export {
  type PromptAnswer,
  PromptBar,
  type PromptBarProps,
  type PromptMood,
  type PromptUndo,
  WaitingMark,
} from './panels/PromptBar.tsx';
export { type ScoreCell, type ScoreLine, ScoreSheet, type ScoreSheetProps } from './panels/ScoreSheet.tsx';
export {
  SeatBar,
  type SeatBarProps,
  SeatPanel,
  type SeatPanelProps,
  type SeatRow,
  type SeatScore,
} from './panels/SeatPanel.tsx';
export { countOf, type Subset, type SubsetItem, SubsetPicker, type SubsetPickerProps } from './panels/SubsetPicker.tsx';
export {
  answerForm,
  answersForm,
  FEW_ANSWERS,
  type Filling,
  type Form,
  type FormKind,
  filled,
  formsFor,
  formsOf,
  listOf,
  offered,
} from './pointing/menus.ts';
export {
  type Pointing,
  type PointingManner,
  pointedAt,
  pointingOf,
  type ThingState,
  type ThingTarget,
  usePointing,
} from './pointing/pointing.ts';
export { moveInRow, type Roving, type Spot, stepOnBoard, useRoving } from './pointing/roving.ts';
export {
  type AnyOrder,
  type Held,
  type KeyedStep,
  NOTHING_HELD,
  pressed,
  type Route,
  routeOf,
  type Step,
  spelled,
  type ThingLine,
  type Things,
  type WayOn,
} from './pointing/steps.ts';
export { lineProps, meantLine, stateProps, Thing, type ThingProps, thingProps } from './pointing/Thing.tsx';
export { CREDITS, type Credit } from './seats/credits.ts';
export { CARD_ARCH, Patterns } from './seats/Patterns.tsx';
export { Shield, ShieldMark, type ShieldMarkProps, type ShieldProps } from './seats/Shield.tsx';
export { nameOf, seatOf, tinctureOf } from './seats/seats.ts';
export { Tinted, type TintedProps } from './seats/Tinted.tsx';
export { emblemInkOf, fillOf, TINCTURES, type Tincture } from './seats/tincture.ts';
export { Curtain, type CurtainProps } from './sheets/Curtain.tsx';
export { Dialog, type DialogProps } from './sheets/Dialog.tsx';
export { Sheet, type SheetProps } from './sheets/Sheet.tsx';
export { SumTable } from './sheets/SumTable.tsx';
export { type ToastMessage, Toasts, type ToastsProps } from './sheets/Toast.tsx';
export { Tooltip, type TooltipProps } from './sheets/Tooltip.tsx';
export { type Slip, WhyNot, type WhyNotProps } from './sheets/WhyNot.tsx';
export { WhyNumber } from './sheets/WhyNumber.tsx';
export type { WhyNumberProps } from './sheets/why.ts';
