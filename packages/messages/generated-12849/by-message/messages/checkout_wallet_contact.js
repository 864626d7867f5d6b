/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, email: NonNullable<unknown> }} Checkout_Wallet_ContactInputs */

const en_ca2_checkout_wallet_contact = /** @type {(inputs: Checkout_Wallet_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The wallet also shares a name and contact details (${i?.name}, ${i?.email}) for anything you left blank.`)
};

const fr_ca2_checkout_wallet_contact = /** @type {(inputs: Checkout_Wallet_ContactInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le portefeuille fournit aussi un nom et des coordonnées (${i?.name}, ${i?.email}) pour ce que vous avez laissé vide.`)
};

/**
* | output |
* | --- |
* | "The wallet also shares a name and contact details ({name}, {email}) for anything you left blank." |
*
* @param {Checkout_Wallet_ContactInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wallet_contact = /** @type {((inputs: Checkout_Wallet_ContactInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wallet_ContactInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wallet_contact(inputs)
	return en_ca2_checkout_wallet_contact(inputs)
});