/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, date: NonNullable<unknown> }} School_CopiedInputs */

const en_ca2_school_copied = /** @type {(inputs: School_CopiedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} dish copied to ${i?.date}.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes copied to ${i?.date}.`);
	return /** @type {LocalizedString} */ ("school_copied");
};

const fr_ca2_school_copied = /** @type {(inputs: School_CopiedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat copié au ${i?.date}.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats copiés au ${i?.date}.`);
	return /** @type {LocalizedString} */ ("school_copied");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} dish copied to {date}." |
* | "other" | "{count} dishes copied to {date}." |
*
* @param {School_CopiedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_copied = /** @type {((inputs: School_CopiedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_CopiedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_copied(inputs)
	return en_ca2_school_copied(inputs)
});