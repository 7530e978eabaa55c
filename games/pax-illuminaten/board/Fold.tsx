/** Opens and folds what its part of the table has no room for at all times. */
export interface FoldProps {
  readonly label: string;
  readonly open: boolean;
  readonly onPress: () => void;
}

export const Fold = ({ label, open, onPress }: FoldProps) => (
  <button type="button" class="fold" aria-expanded={open} onClick={onPress}>
    {label}
  </button>
);
