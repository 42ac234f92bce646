/** Modules that the plugin in `languages.ts` makes of the catalog. */
declare module 'virtual:languages' {
  export interface LanguageSource {
    readonly tag: string;
    /** In the language itself. */
    readonly name: string;
    load(): Promise<{ default: string }>;
    /** What only some pages say. */
    readonly parts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  }
  export const languages: readonly LanguageSource[];
}

declare module 'virtual:language/en' {
  const sentences: string;
  export default sentences;
}
