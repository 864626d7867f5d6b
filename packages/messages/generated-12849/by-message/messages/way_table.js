/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Way_TableInputs */

const en_ca2_way_table = /** @type {(inputs: Way_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a table`)
};

const fr_ca2_way_table = /** @type {(inputs: Way_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À table`)
};

/**
* | output |
* | --- |
* | "At a table" |
*
* @param {Way_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const way_table = /** @type {((inputs?: Way_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Way_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_way_table(inputs)
	return en_ca2_way_table(inputs)
});