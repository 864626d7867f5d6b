/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Delete_StaysInputs */

const en_ca2_profile_delete_stays = /** @type {(inputs: Profile_Delete_StaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What stays: what was ordered and paid, because restaurants must keep their books. Your name is no longer on it, and it’s no longer in your receipts. Download your data first if you want to keep it.`)
};

const fr_ca2_profile_delete_stays = /** @type {(inputs: Profile_Delete_StaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui reste : ce qui a été commandé et payé, car les restaurants doivent tenir leurs livres. Votre nom n’y figure plus, et vos reçus ne sont plus accessibles. Téléchargez d’abord vos données si vous voulez les garder.`)
};

/**
* | output |
* | --- |
* | "What stays: what was ordered and paid, because restaurants must keep their books. Your name is no longer on it, and it’s no longer in your receipts. Download..." |
*
* @param {Profile_Delete_StaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_delete_stays = /** @type {((inputs?: Profile_Delete_StaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Delete_StaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_delete_stays(inputs)
	return en_ca2_profile_delete_stays(inputs)
});