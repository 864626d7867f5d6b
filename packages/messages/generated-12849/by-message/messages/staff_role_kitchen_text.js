/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_Kitchen_TextInputs */

const en_ca2_staff_role_kitchen_text = /** @type {(inputs: Staff_Role_Kitchen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sees and moves orders, marks dishes sold out.`)
};

const fr_ca2_staff_role_kitchen_text = /** @type {(inputs: Staff_Role_Kitchen_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voit et fait avancer les commandes, indique les plats épuisés.`)
};

/**
* | output |
* | --- |
* | "Sees and moves orders, marks dishes sold out." |
*
* @param {Staff_Role_Kitchen_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_kitchen_text = /** @type {((inputs?: Staff_Role_Kitchen_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_Kitchen_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_kitchen_text(inputs)
	return en_ca2_staff_role_kitchen_text(inputs)
});