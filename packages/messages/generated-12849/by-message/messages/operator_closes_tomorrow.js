/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Closes_TomorrowInputs */

const en_ca2_operator_closes_tomorrow = /** @type {(inputs: Operator_Closes_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closes tomorrow`)
};

const fr_ca2_operator_closes_tomorrow = /** @type {(inputs: Operator_Closes_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À commander d’ici demain`)
};

/**
* | output |
* | --- |
* | "Closes tomorrow" |
*
* @param {Operator_Closes_TomorrowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_closes_tomorrow = /** @type {((inputs?: Operator_Closes_TomorrowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Closes_TomorrowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_closes_tomorrow(inputs)
	return en_ca2_operator_closes_tomorrow(inputs)
});