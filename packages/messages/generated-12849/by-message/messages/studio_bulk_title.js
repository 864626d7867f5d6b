/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Studio_Bulk_TitleInputs */

const en_ca2_studio_bulk_title = /** @type {(inputs: Studio_Bulk_TitleInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Change ${i?.count} dish`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Change ${i?.count} dishes`);
	return /** @type {LocalizedString} */ ("studio_bulk_title");
};

const fr_ca2_studio_bulk_title = /** @type {(inputs: Studio_Bulk_TitleInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Modifier ${i?.count} plat`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Modifier ${i?.count} plats`);
	return /** @type {LocalizedString} */ ("studio_bulk_title");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "Change {count} dish" |
* | "other" | "Change {count} dishes" |
*
* @param {Studio_Bulk_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_title = /** @type {((inputs: Studio_Bulk_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_title(inputs)
	return en_ca2_studio_bulk_title(inputs)
});