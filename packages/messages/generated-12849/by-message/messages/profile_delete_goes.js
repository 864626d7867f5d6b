/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Delete_GoesInputs */

const en_ca2_profile_delete_goes = /** @type {(inputs: Profile_Delete_GoesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What goes, right away and for good: your name, email, phone and addresses, your saved cards and carts, your loyalty points, and your sign-in on every device.`)
};

const fr_ca2_profile_delete_goes = /** @type {(inputs: Profile_Delete_GoesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui disparaît, tout de suite et définitivement : votre nom, votre courriel, votre téléphone et vos adresses, vos cartes et vos paniers enregistrés, vos points de fidélité, et vos sessions sur tous vos appareils.`)
};

/**
* | output |
* | --- |
* | "What goes, right away and for good: your name, email, phone and addresses, your saved cards and carts, your loyalty points, and your sign-in on every device." |
*
* @param {Profile_Delete_GoesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_delete_goes = /** @type {((inputs?: Profile_Delete_GoesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Delete_GoesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_delete_goes(inputs)
	return en_ca2_profile_delete_goes(inputs)
});