/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, max: NonNullable<unknown> }} Finding_Doubt_Too_Many_TablesInputs */

const en_ca2_finding_doubt_too_many_tables = /** @type {(inputs: Finding_Doubt_Too_Many_TablesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`These are ${i?.count} tables: those after the first ${i?.max} are refused.`)
};

const fr_ca2_finding_doubt_too_many_tables = /** @type {(inputs: Finding_Doubt_Too_Many_TablesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il y a ${i?.count} tables ; celles après la ${i?.max}e sont refusées.`)
};

/**
* | output |
* | --- |
* | "These are {count} tables: those after the first {max} are refused." |
*
* @param {Finding_Doubt_Too_Many_TablesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_too_many_tables = /** @type {((inputs: Finding_Doubt_Too_Many_TablesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Too_Many_TablesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_too_many_tables(inputs)
	return en_ca2_finding_doubt_too_many_tables(inputs)
});