/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_Counter_TextInputs */

const en_ca2_staff_role_counter_text = /** @type {(inputs: Staff_Role_Counter_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Also accepts and declines, pauses orders, sets times.`)
};

const fr_ca2_staff_role_counter_text = /** @type {(inputs: Staff_Role_Counter_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peut aussi accepter et refuser, suspendre les commandes, régler les délais.`)
};

/**
* | output |
* | --- |
* | "Also accepts and declines, pauses orders, sets times." |
*
* @param {Staff_Role_Counter_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_counter_text = /** @type {((inputs?: Staff_Role_Counter_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_Counter_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_counter_text(inputs)
	return en_ca2_staff_role_counter_text(inputs)
});