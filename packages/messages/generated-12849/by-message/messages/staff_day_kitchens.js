/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_KitchensInputs */

const en_ca2_staff_day_kitchens = /** @type {(inputs: Staff_Day_KitchensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold by each kitchen`)
};

const fr_ca2_staff_day_kitchens = /** @type {(inputs: Staff_Day_KitchensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vendu par chaque cuisine`)
};

/**
* | output |
* | --- |
* | "Sold by each kitchen" |
*
* @param {Staff_Day_KitchensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_kitchens = /** @type {((inputs?: Staff_Day_KitchensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_KitchensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_kitchens(inputs)
	return en_ca2_staff_day_kitchens(inputs)
});