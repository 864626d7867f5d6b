/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Studio_List_OfInputs */

const en_ca2_studio_list_of = /** @type {(inputs: Studio_List_OfInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} entry`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} entries`);
	return /** @type {LocalizedString} */ ("studio_list_of");
};

const fr_ca2_studio_list_of = /** @type {(inputs: Studio_List_OfInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} élément`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} éléments`);
	return /** @type {LocalizedString} */ ("studio_list_of");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} entry" |
* | "other" | "{count} entries" |
*
* @param {Studio_List_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_list_of = /** @type {((inputs: Studio_List_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_List_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_list_of(inputs)
	return en_ca2_studio_list_of(inputs)
});