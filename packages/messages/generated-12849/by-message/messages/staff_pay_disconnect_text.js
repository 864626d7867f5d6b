/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Disconnect_TextInputs */

const en_ca2_staff_pay_disconnect_text = /** @type {(inputs: Staff_Pay_Disconnect_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are then off until an account is connected again. Earlier payments stay on this account and can still be refunded.`)
};

const fr_ca2_staff_pay_disconnect_text = /** @type {(inputs: Staff_Pay_Disconnect_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les cartes sont alors désactivées jusqu’à ce qu’un compte soit relié de nouveau. Les paiements antérieurs restent sur ce compte et peuvent encore être remboursés.`)
};

/**
* | output |
* | --- |
* | "Cards are then off until an account is connected again. Earlier payments stay on this account and can still be refunded." |
*
* @param {Staff_Pay_Disconnect_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_disconnect_text = /** @type {((inputs?: Staff_Pay_Disconnect_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Disconnect_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_disconnect_text(inputs)
	return en_ca2_staff_pay_disconnect_text(inputs)
});