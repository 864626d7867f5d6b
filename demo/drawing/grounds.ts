/** The calm grounds on which pictures stand: `tint` is the ground itself, `deep` its shade, `mark` the colour of its pattern. */
export const grounds = {
  cream: { tint: "#f3e8d3", deep: "#e8d5b2", mark: "#b98f4b" },
  butter: { tint: "#f8eab8", deep: "#efd687", mark: "#c4952a" },
  peach: { tint: "#fadcc6", deep: "#f2bf9b", mark: "#c8743a" },
  rose: { tint: "#f6d6d3", deep: "#eab4b0", mark: "#b95a58" },
  sage: { tint: "#dbe5cd", deep: "#bccfa5", mark: "#6f8a4d" },
  mint: { tint: "#d2e9de", deep: "#a9d3bf", mark: "#3f8c6b" },
  sky: { tint: "#d6e5f1", deep: "#b0cde4", mark: "#4b7ea6" },
  lilac: { tint: "#e3daf0", deep: "#c8b7e2", mark: "#7a5fa8" },
  clay: { tint: "#ecd0b9", deep: "#d9ad8a", mark: "#9a5a2e" },
  slate: { tint: "#d5dade", deep: "#b1bac1", mark: "#5a6771" },
} as const;

export type Ground = keyof typeof grounds;
