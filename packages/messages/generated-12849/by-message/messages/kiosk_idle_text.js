/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Kiosk_Idle_TextInputs */

const en_ca2_kiosk_idle_text = /** @type {(inputs: Kiosk_Idle_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In ${i?.seconds} seconds this tablet clears the cart and everything you entered.`)
};

const fr_ca2_kiosk_idle_text = /** @type {(inputs: Kiosk_Idle_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dans ${i?.seconds} secondes, cette tablette effacera le panier et tout ce que vous avez saisi.`)
};

/**
* | output |
* | --- |
* | "In {seconds} seconds this tablet clears the cart and everything you entered." |
*
* @param {Kiosk_Idle_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const kiosk_idle_text = /** @type {((inputs: Kiosk_Idle_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Kiosk_Idle_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_kiosk_idle_text(inputs)
	return en_ca2_kiosk_idle_text(inputs)
});