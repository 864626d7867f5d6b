/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_TextInputs */

const en_ca2_staff_pay_text = /** @type {(inputs: Staff_Pay_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where the money of your guests’ cards goes, and whether cards are on.`)
};

const fr_ca2_staff_pay_text = /** @type {(inputs: Staff_Pay_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où va l’argent des cartes de vos clients, et si les cartes sont acceptées.`)
};

/**
* | output |
* | --- |
* | "Where the money of your guests’ cards goes, and whether cards are on." |
*
* @param {Staff_Pay_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_text = /** @type {((inputs?: Staff_Pay_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_text(inputs)
	return en_ca2_staff_pay_text(inputs)
});