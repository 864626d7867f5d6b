/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_RestockInputs */

const en_ca2_staff_act_restock = /** @type {(inputs: Staff_Act_RestockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back in stock`)
};

const fr_ca2_staff_act_restock = /** @type {(inputs: Staff_Act_RestockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De nouveau offert`)
};

/**
* | output |
* | --- |
* | "Back in stock" |
*
* @param {Staff_Act_RestockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_restock = /** @type {((inputs?: Staff_Act_RestockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_RestockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_restock(inputs)
	return en_ca2_staff_act_restock(inputs)
});