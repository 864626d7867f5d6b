/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Studio_Bulk_DoneInputs */

const en_ca2_studio_bulk_done = /** @type {(inputs: Studio_Bulk_DoneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} dish is changed in the draft.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes are changed in the draft.`);
	return /** @type {LocalizedString} */ ("studio_bulk_done");
};

const fr_ca2_studio_bulk_done = /** @type {(inputs: Studio_Bulk_DoneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat est modifié dans le brouillon.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats sont modifiés dans le brouillon.`);
	return /** @type {LocalizedString} */ ("studio_bulk_done");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} dish is changed in the draft." |
* | "other" | "{count} dishes are changed in the draft." |
*
* @param {Studio_Bulk_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_done = /** @type {((inputs: Studio_Bulk_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_done(inputs)
	return en_ca2_studio_bulk_done(inputs)
});