/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Due_TomorrowInputs */

const en_ca2_operator_due_tomorrow = /** @type {(inputs: Operator_Due_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not ordered, closes tomorrow`)
};

const fr_ca2_operator_due_tomorrow = /** @type {(inputs: Operator_Due_TomorrowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans commande, fin demain`)
};

/**
* | output |
* | --- |
* | "Not ordered, closes tomorrow" |
*
* @param {Operator_Due_TomorrowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_due_tomorrow = /** @type {((inputs?: Operator_Due_TomorrowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Due_TomorrowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_due_tomorrow(inputs)
	return en_ca2_operator_due_tomorrow(inputs)
});