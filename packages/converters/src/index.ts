// Menus of other systems, as venue files: what each converter reads and loses is in the README.

export { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "./convert-menu-file.ts";
