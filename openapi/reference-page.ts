import type { Node } from '../engine/markdown/nodes.ts';
import type { RequestForm } from '../engine/model/request-form.ts';

/** A page generated from an API description, which has no file in `content/`. */
export type ApiPage = {
  readonly file: string;
  readonly meta: {
    readonly title: string;
    readonly label?: string;
    readonly description: string;
    readonly keywords?: readonly string[];
    readonly questions?: readonly string[];
    /** The HTTP method of an operation, which is its mark. */
    readonly subject?: string;
  };
  /** The search finds each section of it, not only the page. */
  readonly sections?: boolean;
  /** Makes the content. */
  readonly nodes: () => readonly Node[];
  /** The request form of the operation, created when the page's files are written. */
  readonly request?: () => RequestForm;
};
export type Mention = {
  readonly path: string;
  readonly title: string;
  /** Ids of the headings that the mentions are under. */
  readonly sections: ReadonlySet<string>;
};
/** A job, with the places where its steps are explained. */
export type ApiJob = {
  readonly path: string;
  readonly title: string;
  readonly steps: readonly { readonly page: string; readonly anchor?: string | undefined }[];
};
