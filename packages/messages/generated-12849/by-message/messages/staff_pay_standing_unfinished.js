/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_UnfinishedInputs */

const en_ca2_staff_pay_standing_unfinished = /** @type {(inputs: Staff_Pay_Standing_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe doesn’t know enough about your business yet.`)
};

const fr_ca2_staff_pay_standing_unfinished = /** @type {(inputs: Staff_Pay_Standing_UnfinishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe n’en sait pas encore assez sur votre entreprise.`)
};

/**
* | output |
* | --- |
* | "Stripe doesn’t know enough about your business yet." |
*
* @param {Staff_Pay_Standing_UnfinishedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_unfinished = /** @type {((inputs?: Staff_Pay_Standing_UnfinishedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_UnfinishedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_unfinished(inputs)
	return en_ca2_staff_pay_standing_unfinished(inputs)
});