/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Maintenance_KeptInputs */

const en_ca2_maintenance_kept = /** @type {(inputs: Maintenance_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is lost: orders already placed are being made, and your cart is waiting for you.`)
};

const fr_ca2_maintenance_kept = /** @type {(inputs: Maintenance_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’est perdu : les commandes passées se préparent, et votre panier vous attend.`)
};

/**
* | output |
* | --- |
* | "Nothing is lost: orders already placed are being made, and your cart is waiting for you." |
*
* @param {Maintenance_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const maintenance_kept = /** @type {((inputs?: Maintenance_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Maintenance_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_maintenance_kept(inputs)
	return en_ca2_maintenance_kept(inputs)
});