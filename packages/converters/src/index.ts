// Converts other systems' menus to venue files. The README lists what each converter loses.

export { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "./convert-menu-file.ts";
export { kindOfBytes } from "./decode-foreign-text.ts";
export { readMemberTable } from "./member-table.ts";
export type { Note, NoteKey } from "./notes.ts";
export { convertPdfMenu } from "./pdf/pdf-menu.ts";
export type { PdfPage, PdfText } from "./pdf/pdf-page.ts";
