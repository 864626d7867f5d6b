import { formatCrop, parsePicturePath } from "@comptoir/ordering";
import { warningOf } from "./reading/findings.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import { WARNING } from "./wording.ts";

/** An uploaded picture that a value names. studio#picture-path. */
type NamedPicture = {
  /** Where it is named, such as `menus[0].sections[1].items[2].image`. */
  readonly path: string;
  readonly restaurantId: string;
  /** Its hash and its crop, as in its path. */
  readonly name: string;
};

const PREFIX = "/uploads/";

/** Lists the uploaded pictures that a venue file, or any value of one, names. */
export function findUploadedPictures(value: unknown): NamedPicture[] {
  const found: NamedPicture[] = [];
  collect(value, null, found);
  return found;
}

function collect(value: unknown, path: JsonPath, found: NamedPicture[]): void {
  if (typeof value === "string") {
    const picture = value.startsWith(PREFIX) ? parsePicturePath(value) : null;
    if (picture === null) return;
    const { restaurantId, hash, crop } = picture;
    found.push({ path: formatPath(path), restaurantId, name: `${hash}-${formatCrop(crop)}` });
  } else if (typeof value === "object" && value !== null) {
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, entry] of entries) collect(entry, pathTo(path, key), found);
  }
}

/** Returns the doubt about a picture that the restaurant does not have. venue#absent-picture. */
export function absentPicture({ path }: NamedPicture) {
  return warningOf(path, WARNING.absentPicture);
}
