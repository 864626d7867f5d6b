/** What is asked before an unsafe dish is added. */
export type Question = {
  readonly dish: string;
  readonly heading: string;
  readonly words: string;
  readonly add: () => void;
};
