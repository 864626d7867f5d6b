/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ label: NonNullable<unknown>, charge: NonNullable<unknown> }} Menu_Charge_ServiceInputs */

const en_ca2_menu_charge_service = /** @type {(inputs: Menu_Charge_ServiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} of ${i?.charge} on every order.`)
};

const fr_ca2_menu_charge_service = /** @type {(inputs: Menu_Charge_ServiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} : ${i?.charge} sur chaque commande.`)
};

/**
* | output |
* | --- |
* | "{label} of {charge} on every order." |
*
* @param {Menu_Charge_ServiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_charge_service = /** @type {((inputs: Menu_Charge_ServiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Charge_ServiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_charge_service(inputs)
	return en_ca2_menu_charge_service(inputs)
});