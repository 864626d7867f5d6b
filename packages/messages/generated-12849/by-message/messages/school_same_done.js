/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, name: NonNullable<unknown> }} School_Same_DoneInputs */

const en_ca2_school_same_done = /** @type {(inputs: School_Same_DoneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} dish added for ${i?.name}.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes added for ${i?.name}.`);
	return /** @type {LocalizedString} */ ("school_same_done");
};

const fr_ca2_school_same_done = /** @type {(inputs: School_Same_DoneInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat ajouté pour ${i?.name}.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats ajoutés pour ${i?.name}.`);
	return /** @type {LocalizedString} */ ("school_same_done");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} dish added for {name}." |
* | "other" | "{count} dishes added for {name}." |
*
* @param {School_Same_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_same_done = /** @type {((inputs: School_Same_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Same_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_same_done(inputs)
	return en_ca2_school_same_done(inputs)
});