/** How a numbered list of commands is followed in a terminal. */
export type CommandList = {
  /** Commands before the first step: what the reader has already. */
  readonly before?: string;
  /** Words of the page, and what stands for them on the machine that runs them. */
  readonly replace?: Readonly<Record<string, string>>;
  /** Where a file that the page prints goes, by its title. Without it, the file goes where its title says. */
  readonly files?: Readonly<Record<string, string>>;
  /** Titles of files of which the page prints the lines to change. The file must have each. */
  readonly settings?: readonly string[];
  /** Commands that show that a step did what the page says, by its number. They fail if it didn't. */
  readonly check?: Readonly<Record<number, string>>;
  /** A command that doesn't end, by its text, and what it has printed once it is ready. */
  readonly ready?: Readonly<Record<string, string>>;
  /** Steps that can't be followed, by their number: the reason. */
  readonly skip?: Readonly<Record<number, string>>;
};

/** A block of the page that was run, or the check of a step, and what was printed. */
export type RanCommand = {
  readonly step: number;
  readonly block?: string;
  /** What ran instead of the block, if more than values for placeholders was replaced. */
  readonly ran?: string;
  readonly check?: string;
  readonly printed: readonly string[];
};

/** By page and anchor. */
export type CommandRecording = { release: string; pages: Record<string, Record<string, RanCommand[]>> };
