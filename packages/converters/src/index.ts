// Converts other systems' menus to venue files. The README lists what each converter loses.

export { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "./convert-menu-file.ts";
export type { Note, NoteKey } from "./notes.ts";
