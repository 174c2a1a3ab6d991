/** What an owner writes in `config/sidebars.ts`. Labels and routes may hold brand tokens. */
export type SidebarConfig = Readonly<
  Record<string, { readonly label: string; readonly items: readonly SidebarConfigItem[] }>
>;
export type SidebarConfigItem =
  | { readonly route: string /** Default: the page's `label`, else its title. */; readonly label?: string }
  | {
      readonly label: string;
      readonly description?: string /** Open on first load. */;
      readonly open?: boolean;
      readonly items: readonly SidebarConfigItem[];
    };
