import { catalogue } from "./catalogue.ts";
import type { Converter } from "./converter.ts";
import { csvMenu } from "./csv-menu.ts";
import { deliveryPlatform } from "./delivery-platform.ts";
import { schoolMenu } from "./school-menu.ts";

/** Every converter, the more particular ones first: the first that recognises a file converts it. */
export const CONVERTERS: readonly Converter[] = [schoolMenu, deliveryPlatform, catalogue, csvMenu];
