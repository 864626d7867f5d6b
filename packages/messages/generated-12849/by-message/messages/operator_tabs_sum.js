/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Tabs_SumInputs */

const en_ca2_operator_tabs_sum = /** @type {(inputs: Operator_Tabs_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On tabs`)
};

const fr_ca2_operator_tabs_sum = /** @type {(inputs: Operator_Tabs_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur les notes`)
};

/**
* | output |
* | --- |
* | "On tabs" |
*
* @param {Operator_Tabs_SumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_tabs_sum = /** @type {((inputs?: Operator_Tabs_SumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Tabs_SumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_tabs_sum(inputs)
	return en_ca2_operator_tabs_sum(inputs)
});