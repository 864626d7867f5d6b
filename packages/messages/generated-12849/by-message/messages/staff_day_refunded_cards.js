/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Refunded_CardsInputs */

const en_ca2_staff_day_refunded_cards = /** @type {(inputs: Staff_Day_Refunded_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card payments given back`)
};

const fr_ca2_staff_day_refunded_cards = /** @type {(inputs: Staff_Day_Refunded_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiements par carte remboursés`)
};

/**
* | output |
* | --- |
* | "Card payments given back" |
*
* @param {Staff_Day_Refunded_CardsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_refunded_cards = /** @type {((inputs?: Staff_Day_Refunded_CardsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Refunded_CardsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_refunded_cards(inputs)
	return en_ca2_staff_day_refunded_cards(inputs)
});