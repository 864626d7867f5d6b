/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Gift_Cards_BackInputs */

const en_ca2_staff_day_gift_cards_back = /** @type {(inputs: Staff_Day_Gift_Cards_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Given back to gift cards`)
};

const fr_ca2_staff_day_gift_cards_back = /** @type {(inputs: Staff_Day_Gift_Cards_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remis sur des cartes-cadeaux`)
};

/**
* | output |
* | --- |
* | "Given back to gift cards" |
*
* @param {Staff_Day_Gift_Cards_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_gift_cards_back = /** @type {((inputs?: Staff_Day_Gift_Cards_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Gift_Cards_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_gift_cards_back(inputs)
	return en_ca2_staff_day_gift_cards_back(inputs)
});