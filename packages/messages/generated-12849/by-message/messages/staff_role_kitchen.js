/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_KitchenInputs */

const en_ca2_staff_role_kitchen = /** @type {(inputs: Staff_Role_KitchenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kitchen`)
};

const fr_ca2_staff_role_kitchen = /** @type {(inputs: Staff_Role_KitchenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuisine`)
};

/**
* | output |
* | --- |
* | "Kitchen" |
*
* @param {Staff_Role_KitchenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_kitchen = /** @type {((inputs?: Staff_Role_KitchenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_KitchenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_kitchen(inputs)
	return en_ca2_staff_role_kitchen(inputs)
});