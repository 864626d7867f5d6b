/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Due_TodayInputs */

const en_ca2_operator_due_today = /** @type {(inputs: Operator_Due_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not ordered, closes today`)
};

const fr_ca2_operator_due_today = /** @type {(inputs: Operator_Due_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans commande, dernier jour`)
};

/**
* | output |
* | --- |
* | "Not ordered, closes today" |
*
* @param {Operator_Due_TodayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_due_today = /** @type {((inputs?: Operator_Due_TodayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Due_TodayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_due_today(inputs)
	return en_ca2_operator_due_today(inputs)
});