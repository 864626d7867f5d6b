/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Gift_Cards_SpentInputs */

const en_ca2_staff_day_gift_cards_spent = /** @type {(inputs: Staff_Day_Gift_Cards_SpentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift cards spent`)
};

const fr_ca2_staff_day_gift_cards_spent = /** @type {(inputs: Staff_Day_Gift_Cards_SpentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cartes-cadeaux utilisées`)
};

/**
* | output |
* | --- |
* | "Gift cards spent" |
*
* @param {Staff_Day_Gift_Cards_SpentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_gift_cards_spent = /** @type {((inputs?: Staff_Day_Gift_Cards_SpentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Gift_Cards_SpentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_gift_cards_spent(inputs)
	return en_ca2_staff_day_gift_cards_spent(inputs)
});