/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_TablesInputs */

const en_ca2_finding_expects_tables = /** @type {(inputs: Finding_Expects_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the tables, such as 1-20, Bar 1`)
};

const fr_ca2_finding_expects_tables = /** @type {(inputs: Finding_Expects_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`les tables, comme 1-20, Bar 1`)
};

/**
* | output |
* | --- |
* | "the tables, such as 1-20, Bar 1" |
*
* @param {Finding_Expects_TablesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_tables = /** @type {((inputs?: Finding_Expects_TablesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_TablesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_tables(inputs)
	return en_ca2_finding_expects_tables(inputs)
});