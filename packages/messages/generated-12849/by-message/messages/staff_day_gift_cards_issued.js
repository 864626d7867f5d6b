/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Gift_Cards_IssuedInputs */

const en_ca2_staff_day_gift_cards_issued = /** @type {(inputs: Staff_Day_Gift_Cards_IssuedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift cards sold`)
};

const fr_ca2_staff_day_gift_cards_issued = /** @type {(inputs: Staff_Day_Gift_Cards_IssuedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cartes-cadeaux vendues`)
};

/**
* | output |
* | --- |
* | "Gift cards sold" |
*
* @param {Staff_Day_Gift_Cards_IssuedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_gift_cards_issued = /** @type {((inputs?: Staff_Day_Gift_Cards_IssuedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Gift_Cards_IssuedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_gift_cards_issued(inputs)
	return en_ca2_staff_day_gift_cards_issued(inputs)
});