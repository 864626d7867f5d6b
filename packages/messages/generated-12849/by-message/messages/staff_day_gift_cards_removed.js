/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Gift_Cards_RemovedInputs */

const en_ca2_staff_day_gift_cards_removed = /** @type {(inputs: Staff_Day_Gift_Cards_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift cards removed`)
};

const fr_ca2_staff_day_gift_cards_removed = /** @type {(inputs: Staff_Day_Gift_Cards_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cartes-cadeaux retirées`)
};

/**
* | output |
* | --- |
* | "Gift cards removed" |
*
* @param {Staff_Day_Gift_Cards_RemovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_gift_cards_removed = /** @type {((inputs?: Staff_Day_Gift_Cards_RemovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Gift_Cards_RemovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_gift_cards_removed(inputs)
	return en_ca2_staff_day_gift_cards_removed(inputs)
});